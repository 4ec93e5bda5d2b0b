/**
 * Texts in languages that users may type, by a name that the language is called by. None of them stands for another
 * one's pair. Held-out: every second pair.
 */
export const foreignTexts: Record<string, [altText: string, description: string][]> = {
  Slowakisch: [
    [
      'Trhový stánok s paradajkami a paprikou v nízkych drevených debničkách',
      'Predavačka v zelenej zástere váži paradajky. Pred stánkom čaká niekoľko ľudí s taškami.',
    ],
    [
      'Cyklistka na ceste popri rieke',
      'Má na sebe žltú prilbu a modrú bundu do dažďa. V pozadí sa nad vodou klenie kamenný most.',
    ],
    [
      'Štyria ľudia preberajú plány pri okrúhlom stole',
      'Na stole ležia výkresy, notebook a niekoľko hrnčekov. Cez okno vidno strechy mesta.',
    ],
    [
      'Zasnežená horská chata s dymiacim komínom',
      'Vedľa dverí sú o stenu opreté lyže. Za strechou sa do sivého neba týčia tmavé smreky.',
    ],
    [
      'Dieťa púšťa na pláži pestrého šarkana',
      'Dieťa beží bosé po mokrom piesku. Šarkan má dlhý chvost z papierových mašličiek.',
    ],
    [
      'Pes v jesennom lístí',
      'Čierny labrador sa pozerá do objektívu s otvorenou papuľou. Na obojku mu visí okrúhla známka.',
    ],
    [
      'Kostolná veža s hodinami nad strechami dediny',
      'Ručičky hodín sú pozlátené. Po oblohe plávajú biele oblaky a na lúke sa pasú ovce.',
    ],
    [
      'Miska tekvicovej polievky so semienkami a kvapkou smotany',
      'Vedľa ležia na drevenej doske dva krajce tmavého chleba. Lyžica je položená na obrúsku.',
    ],
  ],
  Kroatisch: [
    [
      'Štand na tržnici s rajčicama i paprikom u niskim drvenim sanducima',
      'Prodavačica u zelenoj pregači važe rajčice. Ispred štanda čeka nekoliko ljudi s vrećicama.',
    ],
    [
      'Biciklistica na stazi uz rijeku',
      'Nosi žutu kacigu i plavu kišnu jaknu. U pozadini se preko vode proteže kameni most.',
    ],
    [
      'Četvero ljudi raspravlja o planovima za okruglim stolom',
      'Na stolu su crteži, prijenosno računalo i nekoliko šalica. Kroz prozor se vide krovovi grada.',
    ],
    [
      'Snijegom prekrivena planinska kuća s dimnjakom koji se dimi',
      'Uz vrata su skije naslonjene na zid. Iza krova tamne jele strše u sivo nebo.',
    ],
    [
      'Dijete pušta šarenog zmaja na plaži',
      'Dijete trči boso po mokrom pijesku. Zmaj ima dugačak rep od papirnatih mašni.',
    ],
    [
      'Pas u jesenskom lišću',
      'Crni labrador gleda u objektiv otvorenih usta. Na ogrlici mu visi okrugla pločica.',
    ],
    [
      'Crkveni toranj sa satom iznad krovova sela',
      'Kazaljke sata su pozlaćene. Nebom plove bijeli oblaci, a na livadi pasu ovce.',
    ],
    [
      'Zdjela juhe od bundeve sa sjemenkama i malo vrhnja',
      'Pokraj nje su na drvenoj dasci dvije kriške tamnog kruha. Žlica leži na ubrusu.',
    ],
  ],
  Serbisch: [
    [
      'Tezga na pijaci sa paradajzom i paprikom u niskim drvenim gajbicama',
      'Prodavačica u zelenoj kecelji meri paradajz. Ispred tezge čeka nekoliko ljudi sa kesama.',
    ],
    [
      'Biciklistkinja na stazi pored reke',
      'Nosi žutu kacigu i plavu jaknu za kišu. U pozadini se preko vode pruža kameni most.',
    ],
    [
      'Snegom pokrivena planinska kuća sa dimnjakom koji se puši',
      'Pored vrata su skije naslonjene na zid. Iza krova tamne jele štrče u sivo nebo.',
    ],
    [
      'Crkveni toranj sa satom iznad krovova sela',
      'Kazaljke sata su pozlaćene. Nebom plove beli oblaci, a na livadi pasu ovce.',
    ],
  ],
  Niederländisch: [
    [
      'Marktkraam met tomaten en paprika’s in lage houten kratten',
      'Een verkoopster met een groen schort weegt tomaten af. Voor de kraam wachten enkele mensen met tassen.',
    ],
    [
      'Fietsster op een pad langs de rivier',
      'Ze draagt een gele helm en een blauwe regenjas. Op de achtergrond ligt een stenen brug over het water.',
    ],
    [
      'Vier mensen bespreken plannen aan een ronde tafel',
      'Op tafel liggen tekeningen, een laptop en een paar kopjes. Door het raam zie je de daken van een stad.',
    ],
    [
      'Besneeuwde berghut met een rokende schoorsteen',
      'Naast de deur staan ski’s tegen de muur. Achter het dak steken donkere sparren af tegen de grijze lucht.',
    ],
    [
      'Kind laat op het strand een kleurige vlieger op',
      'Het kind rent op blote voeten door het natte zand. De vlieger heeft een lange staart van papieren strikken.',
    ],
    [
      'Een hond in herfstbladeren',
      'De zwarte labrador kijkt met open bek in de camera. Aan zijn halsband hangt een rond plaatje.',
    ],
    [
      'Kerktoren met klok boven de daken van een dorp',
      'De wijzers van de klok zijn verguld. Witte wolken drijven voorbij en in de wei grazen schapen.',
    ],
    [
      'Kom pompoensoep met pitten en een lepel room',
      'Ernaast liggen twee sneetjes donker brood op een houten plank. Een lepel rust op een geruit servet.',
    ],
  ],
  Portugiesisch: [
    [
      'Banca de mercado com tomates e pimentos em caixas baixas de madeira',
      'Uma vendedora de avental verde pesa os tomates. Em frente à banca esperam várias pessoas com sacos.',
    ],
    [
      'Ciclista num caminho junto ao rio',
      'Usa um capacete amarelo e um impermeável azul. Ao fundo, uma ponte de pedra atravessa a água.',
    ],
    [
      'Quatro pessoas discutem planos à volta de uma mesa redonda',
      'Na mesa há desenhos, um computador portátil e várias chávenas. Pela janela veem-se os telhados de uma cidade.',
    ],
    [
      'Abrigo de montanha coberto de neve com a chaminé a fumegar',
      'Junto à porta estão esquis encostados à parede. Atrás do telhado erguem-se abetos escuros para o céu cinzento.',
    ],
    [
      'Criança a lançar um papagaio colorido na praia',
      'A criança corre descalça pela areia molhada. O papagaio tem uma longa cauda de laços de papel.',
    ],
    [
      'Um cão entre as folhas de outono',
      'O labrador preto olha para a câmara de boca aberta. Da coleira pende uma chapa redonda.',
    ],
    [
      'Torre da igreja com relógio sobre os telhados de uma aldeia',
      'Os ponteiros do relógio são dourados. No céu passam nuvens brancas e no prado pastam ovelhas.',
    ],
    [
      'Tigela de sopa de abóbora com sementes e um fio de natas',
      'Ao lado estão duas fatias de pão escuro sobre uma tábua de madeira. Uma colher repousa num guardanapo.',
    ],
  ],
  Französisch: [
    [
      'Étal de marché avec des tomates et des poivrons dans des cagettes en bois',
      'Une vendeuse en tablier vert pèse des tomates. Plusieurs personnes attendent devant l’étal avec des sacs.',
    ],
    [
      'Cycliste sur un chemin au bord de la rivière',
      'Elle porte un casque jaune et un imperméable bleu. À l’arrière-plan, un pont de pierre enjambe l’eau.',
    ],
    [
      'Quatre personnes discutent de plans autour d’une table ronde',
      'Sur la table se trouvent des dessins, un ordinateur portable et plusieurs tasses. Par la fenêtre, on voit les toits d’une ville.',
    ],
    [
      'Refuge de montagne enneigé dont la cheminée fume',
      'Près de la porte, des skis sont appuyés contre le mur. Derrière le toit, des sapins sombres se dressent vers le ciel gris.',
    ],
    [
      'Enfant faisant voler un cerf-volant coloré sur la plage',
      'L’enfant court pieds nus sur le sable mouillé. Le cerf-volant a une longue queue en nœuds de papier.',
    ],
    [
      'Un chien dans les feuilles d’automne',
      'Le labrador noir regarde l’objectif la gueule ouverte. Une médaille ronde pend à son collier.',
    ],
    [
      'Clocher avec horloge au-dessus des toits d’un village',
      'Les aiguilles de l’horloge sont dorées. Des nuages blancs passent dans le ciel et des moutons paissent dans le pré.',
    ],
    [
      'Bol de soupe de potiron avec des graines et un peu de crème',
      'À côté, deux tranches de pain noir sont posées sur une planche en bois. Une cuillère repose sur une serviette.',
    ],
  ],
  Schwedisch: [
    [
      'Marknadsstånd med tomater och paprikor i låga trälådor',
      'En försäljare i grönt förkläde väger tomater. Framför ståndet väntar flera människor med påsar.',
    ],
    [
      'Kvinna som cyklar på en stig längs floden',
      'Hon bär en gul hjälm och en blå regnjacka. I bakgrunden sträcker sig en stenbro över vattnet.',
    ],
    [
      'Fyra personer diskuterar planer vid ett runt bord',
      'På bordet ligger ritningar, en bärbar dator och flera koppar. Genom fönstret syns taken i en stad.',
    ],
    [
      'Snötäckt fjällstuga med rykande skorsten',
      'Bredvid dörren står skidor lutade mot väggen. Bakom taket reser sig mörka granar mot den grå himlen.',
    ],
    [
      'En hund bland höstlöv',
      'Den svarta labradoren tittar in i kameran med öppen mun. Från halsbandet hänger en rund bricka.',
    ],
    [
      'Kyrktorn med klocka ovanför taken i en by',
      'Klockans visare är förgyllda. Vita moln driver över himlen och på ängen betar får.',
    ],
  ],
  Norwegisch: [
    [
      'Markedsbod med tomater og paprika i lave trekasser',
      'En selger i grønt forkle veier tomater. Foran boden venter flere mennesker med poser.',
    ],
    [
      'Kvinne som sykler på en sti langs elva',
      'Hun har på seg en gul hjelm og en blå regnjakke. I bakgrunnen går en steinbro over vannet.',
    ],
    [
      'Fire personer diskuterer planer rundt et rundt bord',
      'På bordet ligger tegninger, en bærbar datamaskin og flere kopper. Gjennom vinduet ser man takene i en by.',
    ],
    [
      'Snødekt fjellhytte med røyk fra pipa',
      'Ved siden av døra står ski lent mot veggen. Bak taket reiser mørke graner seg mot den grå himmelen.',
    ],
    [
      'En hund i høstløv',
      'Den svarte labradoren ser inn i kameraet med åpen munn. Fra halsbåndet henger et rundt merke.',
    ],
    [
      'Kirketårn med klokke over takene i en landsby',
      'Viserne på klokka er forgylte. Hvite skyer driver over himmelen, og på enga beiter sauer.',
    ],
  ],
  Dänisch: [
    [
      'Markedsbod med tomater og peberfrugter i lave trækasser',
      'En sælger i grønt forklæde vejer tomater. Foran boden venter flere mennesker med poser.',
    ],
    [
      'Kvinde, der cykler på en sti langs floden',
      'Hun har en gul hjelm og en blå regnjakke på. I baggrunden går en stenbro hen over vandet.',
    ],
    [
      'Fire personer drøfter planer ved et rundt bord',
      'På bordet ligger tegninger, en bærbar computer og flere kopper. Gennem vinduet kan man se tagene i en by.',
    ],
    [
      'Snedækket bjerghytte med rygende skorsten',
      'Ved siden af døren står der ski op ad væggen. Bag taget rejser mørke graner sig mod den grå himmel.',
    ],
    [
      'En hund i efterårsblade',
      'Den sorte labrador kigger ind i kameraet med åben mund. Fra halsbåndet hænger et rundt skilt.',
    ],
    [
      'Kirketårn med ur over tagene i en landsby',
      'Urets visere er forgyldte. Hvide skyer driver hen over himlen, og på engen græsser får.',
    ],
  ],
  Rumänisch: [
    [
      'Tarabă de piață cu roșii și ardei în lăzi joase de lemn',
      'O vânzătoare cu șorț verde cântărește roșii. În fața tarabei așteaptă mai mulți oameni cu sacoșe.',
    ],
    [
      'Biciclistă pe o potecă de lângă râu',
      'Poartă o cască galbenă și o jachetă albastră de ploaie. În fundal, un pod de piatră trece peste apă.',
    ],
    [
      'Un câine printre frunze de toamnă',
      'Labradorul negru se uită la aparat cu gura deschisă. De zgardă atârnă o medalie rotundă.',
    ],
    [
      'Cabană de munte înzăpezită cu coșul fumegând',
      'Lângă ușă, schiurile sunt sprijinite de perete. În spatele acoperișului se înalță brazi întunecați.',
    ],
  ],
  Finnisch: [
    [
      'Torikoju, jossa on tomaatteja ja paprikoita matalissa puulaatikoissa',
      'Vihreään esiliinaan pukeutunut myyjä punnitsee tomaatteja. Kojun edessä odottaa useita ihmisiä kassien kanssa.',
    ],
    [
      'Nainen pyöräilee polulla joen varrella',
      'Hänellä on keltainen kypärä ja sininen sadetakki. Taustalla kivisilta ylittää veden.',
    ],
    [
      'Koira syksyn lehdissä',
      'Musta labradori katsoo kameraan suu auki. Sen kaulapannasta roikkuu pyöreä laatta.',
    ],
    [
      'Luminen vuoristomökki, jonka savupiipusta nousee savua',
      'Oven vieressä sukset nojaavat seinään. Katon takana tummat kuuset kohoavat harmaalle taivaalle.',
    ],
  ],
  Türkisch: [
    [
      'Alçak tahta kasalarda domates ve biber satılan pazar tezgâhı',
      'Yeşil önlüklü bir satıcı domates tartıyor. Tezgâhın önünde çantalı birkaç kişi bekliyor.',
    ],
    [
      'Nehir kenarındaki yolda bisiklet süren kadın',
      'Sarı bir kask ve mavi bir yağmurluk giyiyor. Arka planda taş bir köprü suyun üzerinden geçiyor.',
    ],
    [
      'Sonbahar yaprakları arasında bir köpek',
      'Siyah labrador ağzı açık kameraya bakıyor. Tasmasından yuvarlak bir künye sarkıyor.',
    ],
    [
      'Bacası tüten karlı dağ kulübesi',
      'Kapının yanında kayaklar duvara yaslanmış. Çatının arkasında koyu renkli köknarlar gri gökyüzüne yükseliyor.',
    ],
  ],
  Katalanisch: [
    [
      'Parada de mercat amb tomàquets i pebrots en caixes baixes de fusta',
      'Una venedora amb davantal verd pesa els tomàquets. Davant de la parada esperen diverses persones amb bosses.',
    ],
    [
      'Un gos entre fulles de tardor',
      'El labrador negre mira la càmera amb la boca oberta. Del collar penja una xapa rodona.',
    ],
  ],
  Russisch: [
    [
      'Рыночный прилавок с помидорами и перцем в деревянных ящиках',
      'Продавщица в зелёном фартуке взвешивает помидоры. Перед прилавком ждут люди с сумками.',
    ],
    [
      'Собака в осенних листьях',
      'Чёрный лабрадор смотрит в камеру с открытой пастью. На ошейнике висит круглый жетон.',
    ],
  ],
  Ukrainisch: [
    [
      'Ринкова ятка з помідорами та перцем у дерев’яних ящиках',
      'Продавчиня в зеленому фартусі зважує помідори. Перед яткою чекає кілька людей із сумками.',
    ],
    [
      'Собака в осінньому листі',
      'Чорний лабрадор дивиться в камеру з відкритою пащею. На нашийнику висить круглий жетон.',
    ],
  ],
  Schweizerdeutsch: [
    [
      'Märtstand mit Tomate und Peperoni i flache Holzchischte',
      'E Verchäuferin mit eme grüene Schurz wägt Tomate ab. Vor em Stand warted es paar Lüüt mit Täsche.',
    ],
    [
      'E Hund im Herbschtlaub',
      'De schwarz Labrador luegt mit offnigem Muul i d Kamera. A sim Halsband hanget e rundi Marke.',
    ],
    [
      'Velofahrerin uf emene Wäg am Fluss',
      'Si treit e gäle Helm und e blaui Rägejagge. Im Hindergrund gseht mer e Steibrugg über s Wasser.',
    ],
  ],
  'Leichte Sprache': [
    [
      'Ein Stand auf dem Markt mit Tomaten und Paprika',
      'Eine Frau verkauft Tomaten. Sie hat eine grüne Schürze an. Viele Menschen warten.',
    ],
    ['Ein Hund liegt im Laub', 'Der Hund ist schwarz. Er schaut in die Kamera. Es ist Herbst.'],
    [
      'Eine Frau fährt Fahr-Rad',
      'Die Frau hat einen gelben Helm auf. Sie fährt an einem Fluss. Dort ist auch eine Brücke.',
    ],
  ],
  'Österreichisches Deutsch': [
    [
      'Marktstand mit Paradeisern und Paprika in flachen Holzkisten',
      'Eine Verkäuferin mit grüner Schürze wiegt Paradeiser ab. Vor dem Standl warten einige Leute mit Sackerln.',
    ],
    [
      'Teller mit Marillenknödeln und Staubzucker',
      'Daneben steht ein Häferl mit Kaffee. Auf dem Sessel liegt eine Zeitung.',
    ],
  ],
  'British English': [
    [
      'Market stall with tomatoes and courgettes in shallow crates',
      'A seller in a green apron is weighing tomatoes. Several people with carrier bags are queuing in front of the stall.',
    ],
    [
      'Red double-decker bus on a grey autumn day',
      'The lorry behind it is parked on the pavement. People with umbrellas are waiting at the bus stop.',
    ],
  ],
  Latein: [
    [
      'Canis in foliis autumnalibus iacet',
      'Canis niger ore aperto ad spectatorem respicit. E collari eius bulla rotunda pendet.',
    ],
    [
      'Mulier prope flumen birota vehitur',
      'Galeam flavam et vestem caeruleam gerit. Pone eam pons lapideus super aquam ducit.',
    ],
  ],
}

/** What people type for a language that is known by name, and the texts above (or the scenes' code) that it asks for. */
export const typedNames: [typed: string, key: string][] = [
  ['Französisch', 'Französisch'],
  ['French', 'Französisch'],
  ['français', 'Französisch'],
  ['Francais', 'Französisch'],
  ['fr', 'Französisch'],
  ['Französisch (Kanada)', 'Französisch'],
  ['Niederländisch', 'Niederländisch'],
  ['Dutch (Belgium)', 'Niederländisch'],
  ['Flämisch', 'Niederländisch'],
  ['Schwedisch', 'Schwedisch'],
  ['Swedish', 'Schwedisch'],
  ['svenska', 'Schwedisch'],
  ['Dänisch', 'Dänisch'],
  ['Danish', 'Dänisch'],
  ['dansk', 'Dänisch'],
  ['Norwegisch', 'Norwegisch'],
  ['Norwegian', 'Norwegisch'],
  ['Norwegisch Bokmål', 'Norwegisch'],
  ['norsk', 'Norwegisch'],
  ['Portugiesisch', 'Portugiesisch'],
  ['português', 'Portugiesisch'],
  ['Brasilianisches Portugiesisch', 'Portugiesisch'],
  ['Portuguese (Brazil)', 'Portugiesisch'],
  ['Slowakisch', 'Slowakisch'],
  ['Slovak', 'Slowakisch'],
  ['slovenčina', 'Slowakisch'],
  ['Kroatisch', 'Kroatisch'],
  ['Croatian', 'Kroatisch'],
  ['hrvatski', 'Kroatisch'],
  ['Serbisch', 'Serbisch'],
  ['Serbian (Latin)', 'Serbisch'],
  ['Rumänisch', 'Rumänisch'],
  ['Romanian', 'Rumänisch'],
  ['Finnisch', 'Finnisch'],
  ['suomi', 'Finnisch'],
  ['Türkisch', 'Türkisch'],
  ['Turkish', 'Türkisch'],
  ['Russisch', 'Russisch'],
  ['Ukrainisch', 'Ukrainisch'],
  ['Katalanisch', 'Katalanisch'],
  ['Schweizerdeutsch', 'Schweizerdeutsch'],
  ['Schwyzerdütsch', 'Schweizerdeutsch'],
  ['Leichte Sprache', 'Leichte Sprache'],
  ['Einfache Sprache', 'Leichte Sprache'],
  ['Deutsch (Leichte Sprache)', 'Leichte Sprache'],
  ['Österreichisches Deutsch', 'Österreichisches Deutsch'],
  ['Deutsch (Österreich)', 'Österreichisches Deutsch'],
  ['British English', 'British English'],
  ['English (UK)', 'British English'],
  ['Latein', 'Latein'],
  ['Mexikanisches Spanisch', 'es'],
  ['Spanish (Mexico)', 'es'],
  ['Schweizer Hochdeutsch', 'de'],
  ['Plain English', 'en'],
  ['Simple English', 'en'],
  ['American English', 'en'],
  ['italiano', 'it'],
  ['čeština', 'cz'],
  ['magyar', 'hu'],
  ['polski', 'pl'],
  ['slovenščina', 'sl'],
]
