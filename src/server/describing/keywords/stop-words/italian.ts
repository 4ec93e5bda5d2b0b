export const italian = `
  il lo la i gli le l' un uno una un' del dello della dell' dei degli delle al allo alla all' ai agli alle dal dallo dalla dall' dai dagli
  dalle nel nello nella nell' nei negli nelle sul sullo sulla sull' sui sugli sulle col coi
  io tu egli ella lui lei esso essa noi voi essi esse loro mi ti ci vi si ne me te se li gliela glielo gliene
  mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre proprio propria propri
  proprie questo questa questi queste quest' quello quella quelli quelle quel quei quegli quell' ciò stesso stessa stessi stesse tale tali
  che chi cui quale quali quanto quanta quanti quante qualcuno qualcosa qualche nessuno nessuna niente nulla ogni ognuno ciascuno ciascuna
  alcuno alcuna alcuni alcune altro altra altri altre tutto tutta tutti tutte molto molta molti molte poco poca pochi poche troppo
  troppa troppi troppe tanto tanta tanti tante parecchi parecchie diverso diversi diverse vari varie entrambi entrambe certo certi certe
  di a da in con su per tra fra sopra sotto dentro fuori davanti dietro dopo prima durante verso senza contro presso oltre lungo attraverso
  fino circa secondo tramite mediante nonostante eccetto vicino accanto intorno insieme
  e ed o od oppure ma però anzi né anche neanche nemmeno neppure pure perché poiché siccome quando mentre se come dove sebbene benché
  affinché purché quindi dunque perciò allora cioè infatti tuttavia inoltre ecc
  è sono sei siamo siete ero eri era eravamo eravate erano sarà saranno sarebbe sarebbero essere stato stata stati state sia siano fu furono
  ho hai ha abbiamo avete hanno avevo avevi aveva avevano avrà avranno avere avuto abbia abbiano
  faccio fai fa facciamo fate fanno fare fatto fatta fatti fatte faceva può possono poteva potere potrà deve devono dovere doveva vuole
  vogliono volere voleva viene vengono venire va vanno andare c'è ci mostra mostrano vede vedono visto vista trova trovano
  non più meno molto assai già ancora sempre mai spesso subito poi ora adesso oggi ieri domani qui qua lì là quasi solo soltanto
  soprattutto forse così bene male proprio appena almeno abbastanza davvero dappertutto ovunque altrove ormai invece
  due tre quattro cinque sei sette otto nove dieci primo prima primi prime secondo seconda terzo terza`
