/** Left out on purpose, as they are nouns too: Weg, Dank, Laut, Kraft, Mal, Wesen, Zeit, Teil, Art. */
export const german = `
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
  ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich man jemand jemanden jemandem niemand niemanden niemandem
  mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines
  ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres unsern unserm euer eure euren eurem eurer eures
  dieser diese dieses diesen diesem dies jener jene jenes jenen jenem solch solche solcher solches solchen solchem
  derselbe dieselbe dasselbe denselben demselben derselben desselben derjenige diejenige dasjenige diejenigen denjenigen
  welch welche welcher welches welchen welchem wer wen wem wessen was dessen deren denen
  jeder jede jedes jeden jedem alle aller alles allen allem beide beiden beider beides einige einigen einiger einiges einigem
  etliche etlichen etlicher mancher manche manches manchen manchem mehrere mehreren mehrerer viel viele vielen vieler vieles vielem
  wenig wenige wenigen weniger weniges wenigem andere anderen anderer anderes anderem anders etwas nichts irgend irgendein irgendeine
  irgendwo irgendwie irgendwann ander sämtliche sämtlichen sämtlicher übrige übrigen
  ab an am ans auf aufs aus außer außerhalb innerhalb bei beim bis durch durchs für fürs gegen gegenüber hinter hinterm hinters in im
  ins je mit mitsamt nach nahe neben ob oberhalb unterhalb ohne per pro samt seit statt anstatt trotz über überm übers um ums unter
  unterm unters via vom von vor vorm vors während wegen wider zu zum zur zwischen entlang mittels gemäß laut bezüglich hinsichtlich
  aufgrund inklusive inkl exklusive zzgl diesseits jenseits
  und oder aber sondern denn doch weil da dass daß damit wenn falls als wie obwohl obgleich bevor ehe nachdem sobald solange sooft
  sowie sowohl weder noch entweder indem sodass so zwar jedoch beziehungsweise bzw usw etc ua uvm zb evtl ggf bspw dh sog ca
  bin bist ist sind seid war warst waren wart gewesen wäre wären sei seien
  habe hab hast hat haben habt hatte hattest hatten hattet gehabt hätte hätten
  werde wirst wird werden werdet wurde wurdest wurden wurdet geworden worden würde würden
  kann kannst können könnt konnte konnten könnte könnten muss muß musst müssen müsst musste mussten müsste müssten
  soll sollst sollen sollt sollte sollten will willst wollen wollt wollte wollten darf darfst dürfen dürft durfte durften dürfte
  mag magst mögen möchte möchten möchtest lassen lässt lasst ließ ließen gibt gab geben macht machen gemacht machte
  zeigt zeigen gezeigt sieht sehen gesehen befindet befinden heißt heißen genannt findet finden bietet bieten gehört gehören steht stehen liegt liegen
  nicht nie niemals nur auch schon noch mehr sehr zu ganz gar gern gerne etwa fast sogar eben halt mal nun ja nein bitte wohl
  hier dort da dorthin hierher hin her heute gestern morgen jetzt immer oft manchmal meist meistens bald gleich wieder weiter weiterhin
  dann danach davor dazu dabei dadurch dafür dagegen daher dahin dahinter daneben daran darauf daraus darin darüber darum darunter davon
  deshalb deswegen trotzdem dennoch außerdem zudem ebenfalls ebenso genauso somit also allerdings bereits besonders ungefähr zirka
  hierbei hierfür hiermit hierzu woher wohin wo woran worauf woraus wofür womit wovon wozu wodurch warum wieso weshalb wann
  oben unten vorn vorne hinten links rechts innen außen überall nirgends zusammen zuerst zuletzt erst einmal einfach jeweils jeweilige
  jeweiligen vielleicht wirklich natürlich sonst insbesondere beispielsweise sodann damals seither bisher vorher nachher hinaus herein
  heraus herunter hinauf hinein hinunter rund genau kaum kürzlich neulich daran
  zwei drei vier fünf sechs sieben acht neun zehn zweiter zweite zweiten erste ersten erster erstes dritte dritten`
