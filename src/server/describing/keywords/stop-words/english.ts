/** Without `am`: captions hardly ever say `I am`, but German ones say it all the time. */
export const english = `
  a an the this that these those such
  i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself himself herself
  itself ourselves yourselves themselves who whom whose which what whoever whatever whichever one ones someone somebody something anyone
  anybody anything everyone everybody everything nobody nothing none each every either neither both all any some few several many much
  more most less least other others another own same enough
  about above across after against along alongside amid amidst among amongst around as at atop before behind below beneath beside besides
  between beyond by despite down during except for from in inside into like near nearby of off on onto opposite out outside over past per
  since than through throughout till to toward towards under underneath until unto up upon via versus vs with within without
  and or but nor so yet because although though while whereas if unless whether once when whenever where wherever why how however
  therefore thus hence etc ie eg
  is are was were be been being isn't aren't wasn't weren't i'm you're he's she's it's we're they're that's there's
  have has had having haven't hasn't hadn't i've you've we've they've do does did done doing don't doesn't didn't
  will would shall should can could may might must ought won't wouldn't shouldn't can't cannot couldn't let lets let's
  get gets got getting make makes made making go goes went gone going come comes came coming take takes took taken taking
  show shows showed shown showing see sees saw seen seeing looks featuring feature features called based used using use uses
  not no yes also too very just only even still already again ever never always often sometimes usually rather quite almost perhaps maybe
  here there now then today tomorrow yesterday soon later earlier ago away back forth together apart well really actually especially
  mainly mostly simply exactly else instead otherwise moreover furthermore meanwhile nevertheless somewhere anywhere everywhere nowhere
  somehow anyway indeed further first second third last next two three four five six seven eight nine ten`
