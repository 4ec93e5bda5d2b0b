export const czech = `
  já ty on ona ono my vy oni ony mě mne mně mi tebe tě tobě ti ho jeho jej něho mu jemu němu něm jím ním ji jí ni ní nás nám námi vás
  vám vámi jich nich jim nim jimi nimi se si sebe sobě sebou
  můj má mé moje moji mého mému mém mým mou mých mými tvůj tvá tvé tvoje tvoji tvého tvému tvém tvým tvou tvých tvými svůj svá své svoje
  svoji svého svému svém svým svou svých svými náš naše naši našeho našemu našem naším našich našim našimi váš vaše vaši vašeho vašemu
  vašem vaším vašich vašim vašimi její jejího jejímu jejím jejích jejími jejich
  ten ta to ti ty toho tomu tom tím té tu tou těch těm těmi tento tato toto tohoto tomuto tomto tímto této tuto touto tito tyto těchto těmto
  těmito onen ona takový taková takové takových takovým tentýž týž stejný
  kdo koho komu kom kým co čeho čemu čem čím který která které kteří kterého kterému kterém kterým kterou kterých kterými jaký jaká jaké
  jakého jakou jakých jakým čí jenž jež což někdo něco nějaký nějaká nějaké nikdo nic žádný žádná žádné každý každá každé každého každou
  všechen všechna všechno všichni všechny všech všem všemi vše sám sama samo samý jiný jiná jiné jiných jiným další dalších dalším několik
  mnoho málo více méně oba obě obou oběma některý některá některé někteří některých
  v ve na z ze s se do od ode po pro při k ke ku o u za nad nade pod pode před přede přes mezi bez beze kolem okolo podél vedle kromě
  místo během podle díky proti naproti skrz uvnitř mimo vůči blízko včetně
  a i ani nebo či ale avšak však že aby protože neboť když až než zda jestli pokud ačkoli ačkoliv přestože i jako jak kde kam odkud kdy
  proč proto tedy tak také taky též buď zatímco sice atd apod tj tzv např
  jsem jsi je jest jsme jste jsou byl byla bylo byli byly být budu budeš bude budeme budete budou by bych bys bychom byste není nejsou nebyl
  nebyla nebylo mám máš má máme máte mají měl měla mělo měli mít může mohou můžeme moci mohl mohla musí musíme muset chce chtějí chtít
  lze ukazuje zobrazuje vidět nachází
  ne ano už již ještě jen jenom pouze velmi moc příliš docela zcela také zde tady tam sem tudy potom pak nyní teď dnes včera zítra vždy
  vždycky nikdy často někdy někde znovu opět asi možná snad přibližně zvlášť hlavně spolu nahoře dole vpředu vzadu vlevo vpravo doma skoro
  právě především zejména
  dva dvě tři čtyři pět šest sedm osm devět deset první druhý druhá druhé třetí`
