export const spanish = `
  el la los las lo un una unos unas al del
  yo tú él ella ello nosotros nosotras vosotros vosotras ellos ellas usted ustedes me te se nos os le les mí ti sí conmigo contigo consigo
  mi mis tu tus su sus mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas nuestro nuestra nuestros nuestras vuestro vuestra
  vuestros vuestras este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello
  que qué quien quién quienes cual cuál cuales cuáles cuyo cuya cuyos cuyas cuanto cuánto cuanta cuántos cuántas alguien algo nadie nada
  alguno alguna algunos algunas algún ninguno ninguna ningún cada cualquier cualquiera todo toda todos todas otro otra otros otras mucho
  mucha muchos muchas poco poca pocos pocas varios varias mismo misma mismos mismas tanto tanta tantos tantas demasiado ambos ambas tal tales
  a ante bajo cabe con contra de desde durante en entre hacia hasta mediante para por según sin so sobre tras versus vía excepto salvo
  encima debajo delante detrás dentro fuera cerca lejos junto alrededor enfrente además
  y e o u ni pero sino mas aunque porque pues como cómo cuando cuándo donde dónde mientras si que entonces luego así etc
  soy eres es somos sois son era eras éramos eran fui fue fuimos fueron ser sido siendo será serán sería sea sean
  estoy estás está estamos estáis están estaba estaban estuvo estar estado estando esté estén
  he has ha hemos habéis han había habían hubo haber habido haya hayan hay
  tengo tienes tiene tenemos tienen tenía tenían tener puede pueden poder podía podrá debe deben deber quiere quieren hace hacen hacer hecho
  va van ir iba iban voy vamos muestra muestran ve ven ver visto encuentra encuentran
  no más menos muy tan también tampoco ya aún todavía siempre nunca jamás solo sólo casi quizá quizás bien mal ahora hoy ayer mañana después
  antes pronto tarde aquí ahí allí allá acá apenas bastante incluso inclusive especialmente sobre todo
  dos tres cuatro cinco seis siete ocho nueve diez primero primera primeros primeras primer segundo segunda tercero tercera`
