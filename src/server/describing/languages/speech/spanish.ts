import type { SpeechWords } from './speech-words.ts'

export const spanishSpeech: SpeechWords = {
  self: `
    yo me mí mi mis puedo podré pude soy estoy tengo debo quiero quisiera prefiero preferiría necesito
    necesitaría veo sé desconozco carezco logro dispongo seré he temo describiré describo identifico haga hago
    comentara conozco recibí conmigo mío mía logré intento obtuve sigo reconozco sería_yo ayudaré digo daré
    podría_yo no_consigo percibo opino comento evito mantengo entrego revelo analizo leo interpreto
    necesitaría_saber tendría_que me_abstengo me_limito me_falta me_faltan me_hace me_hacen no_dispongo me_es
    me_resulta me_consta hablo doy nos nosotros nosotras nuestro nuestra nuestros nuestras podemos debemos
    comentamos describimos voy voy_a trabajo_solo trabajo_únicamente me_sale me_aparece me_la me_lo niego rehúso
    declino mi_parte proceso_solo atiendo no_lo_haré lo_siento_pero puedes_volver distingo aprecio
    alcanzo entiendo alcanzo_a dijera diría navego`,
  you: `
    tu tus usted ustedes te ti su_mensaje su_solicitud su_petición has olvidaste olvidó enviaste envió le tú_me`,
  not: `
    no ningún ninguna ninguno nada imposible incapaz sin falta faltan carece nunca ni tampoco lugar_de vez_de olvid*
    desconocid* falló nadie_sabe desconoce desconozco desconocen insuficiente inexistente jamás nadie carezco
    ninguna_posibilidad poca poco`,
  refuse: `
    rechaz* declin* abstengo abstenerme prefiero_no preferiría_no prefiero_evitar impid* prohíb* prohib*
    contra_de fuera_de más_allá supera* excede* sobrepasa inapropiad* inadecuad* violaría incumpl*
    no_se_me_permite no_me_permit* infring* no_autoriz* niego negarme no_corresponde no_es_algo incómod*
    vulnera* contravien* contrari* ajeno choca contradice contraviene evito evitar_dar omit* reten* suspend*
    vetad* me_niego no_deseo no_quiero no_voy_a no_pienso no_debo prefiero rehús* rehus*
    fuera_de_mi_alcance no_lo_haré renunci* imposible impide impiden impedido infringe vulnera incumple
    viola_las viola_nuestras`,
  regret: `
    siento lamento lamentablemente disculp* perdón perdone desgraciadamente desafortunadamente lástima pena`,
  need: `
    necesit* requier* quiere desea querría pide precis* haría_falta hace_falta solicita harían_falta hacen_falta
    falta_saber más_información más_contexto más_datos más_detalles contexto saber_más saber_dónde`,
  help: `
    ayud* asist* respond* coment* pronunci* decir decirle decirte ver mirar observar saber juzgar hacer valorar
    opinar proceder continuar proporcionar indicar trabajar contestar atender determinar reconoc* nombrar cumplir
    aportar especular adivinar declaraci* pronunciamiento opini* juicio conjetur* suposici* percib* interpretar leer
    confirmar deducir afirmar comentario comentarios nombre revelar divulgar dar darla hacerlo contar decirlo`,
  describe: `
    describ* descrit* descripto identific* analiz* transcrib* descripci* identificación reconocimiento descriptible`,
  alt: `
    texto_alternativo textos_alternativos texto_alt alt_text atributo_alt descripción_de_la_imagen
    descripción_de_imagen descripciones_de_imágenes`,
  text: 'texto textos descripción descripciones leyenda redacción respuesta formulación borrador pie_de_foto',
  writing: `
    frase frases oración oraciones adjetivos lenguaje tono caracteres palabras nombre_del_archivo nombre_de_archivo
    nombre_de_un_archivo json campo estilo versión imagen_de foto_de ortografía longitud número_de_caracteres
    juicios extensión`,
  picture: 'imagen imágenes foto fotos fotografía fotografías ilustración gráfico figura captura',
  within: 'en dentro mayoría muchas varias algunas',
  file: `
    archivo archivos fichero enlace url adjunto adjuntos subida descarga formato servidor acceso dirección petición
    solicitud vínculo conexión mensaje nombre_de_archivo nombre_del_archivo carga material datos flujo
    contenido_del_archivo`,
  object: `
    persona personas individuos rostro rostros cara caras identidad contenido contenidos escena aspecto quién
    quiénes detalles cuerpo sujeto retratad* material reconocible reconocibles nombre nombres sujetos identidades`,
  arrival: `
    carg* llegad* llegó llega recib* adjunt* proporcion* enviad* envió enviada transmiti* abrir abierto abrió
    abre visualiz* proces* accesible disponible legible mostrarse mostrar subid* subir suba compartid* exist*
    compatible admitid* encontr* soporta* descarg* obtener obtenid* dado traía trae presente incluid* decodific*
    entregad* localiz* lleg* facilit* abrirse abrir* apertura lectura leer leerse leíd* descodific* visible
    visibles entreg* recupera* devolvió devuelve transferi* transmisi* abriera acceder`,
  broken: `
    dañad* corrupt* ilegible inaccesible denegó denegad* caducad* error 404 403 ninguna_parte no_válid* inválid*
    falló fallid* defectuos* bloquead* interrumpid* expirad* salió_mal averiad* fallo falla errónea erróneo
    inservible irrecuperable vencid* cortad* inaccesibl* rechazad* llegó_vacío llegó_vacía vacío_el página_de_acceso
    inicio_de_sesión contraseña todo_en_negro en_negro cifrado`,
  giving: `
    posible dar proporcion* crear cread* gener* ofrec* escrib* escrit* redact* facilit* elabor* disponible incluye
    añadid* aport* hacer formular escribir`,
  model: `
    modelo_de_lenguaje modelo_de_ia modelo_lingüístico como_ia una_ia ia inteligencia_artificial asistente_de
    asistente_virtual asistente_textual chatbot solo_texto asistente modelo_textual modelo_de_texto
    modelo_de_inteligencia sistema_de_texto asistente_de_texto soy_un_modelo soy_una_ia programa_de`,
  policy: `
    normas reglas regla directrices política políticas privacidad pautas confidencialidad motivos_de_seguridad
    términos principios instrucciones lineamientos ética éticas restricciones normativa anonimato ley rgpd
    protección_de_datos reglamento derechos_de_autor copyright`,
  fulfil: `
    cumple cumpl* respeta sigue conforme wcag accesible concis* suficiente adecuad* correct* revisad* acortad*
    reescrit* requisitos criterios demasiado_larg* evita listo definitiv* apropiad* lector_de_pantalla
    lectores_de_pantalla breve ajusta ajusta_a está_bien optimizad* aceptable queda permanece no_supera no_contiene
    no_empieza no_comienza no_incluye entra neutr* objetiv*`,
  must: `
    debe deben debería deberá como_máximo máximo máx máx. no_más_de menos_de límite caracteres obligatori*
    tiene_que hay_que hasta_125 conviene convendría`,
  ask: `
    por_favor favor_de podría podrías puede puedes estimado estimada se_ruega le_ruego te_ruego amablemente
    sería_tan querido quisiera_pedir si_quiere si_quieres si_desea si_deseas si_necesita si_necesitas avíseme
    avísame hágame_saber hazme_saber espero_que quedo_a puedo_ayudar convendría a_la_atención estimad* me_la_puedes
    me_lo_puedes podrían`,
  order: `
    sube suba subir vuelva vuelve envía envíe enviar envíeme adjunta adjunte adjuntar comparte comparta proporcione
    proporciona intente intenta inténtelo inténtalo pruebe prueba reintente comprueba compruebe comprobar verifica
    verifique verificar revise revisa ajuste ajustar ajústelo modifique modifica use usa utilice utiliza utilizar
    evite evita evitar mantenga mantén escriba escribe escribir mencione mencionar menciones acorte acorta apruebe
    aprueba devuelve devuelva responde responda genere genera generar cree crea crear describa describe describir
    añada añade añadir agregue agregar inserte insertar sustituya limite asegúrese asegúrate incluya incluye
    confirme confirma corrija corrige reformule empiece omita omite indique indica especifique traduzca recuerde
    tenga_en_cuenta procure compartir volver reenviar reenvíe proporcionar mandar mande manda pasar pasarme pásame
    pásamela cuéntame cuénteme cuentes reenvíamela adjúntala adjúntalo`,
  again: `
    de_nuevo nuevamente otra_vez otra_foto otro_archivo otra_imagen una_vez_más inténtelo inténtalo vuelva vuelve
    volver_a volverla`,
  asked: `
    como_se_pidió como_se_solicitó según_lo_solicitado según_lo_pedido como_me_pediste como_pediste como_solicitó
    tal_como_me como_se_indicó me_pediste según_lo_indicado como_solicitado como_se_acordó conforme_a_lo según_sus
    según_tus según_las_instrucciones según_lo_acordado tal_como_pediste tal_como_pidió`,
  checker: `
    revisor revisora moderador evaluador usuario usuaria editor corrector cliente controlador administrador
    redacción supervisor verificador redactor redactora editores revisores equipo_editorial gabinete_de_prensa
    departamento`,
  this: 'este esta estos estas esto eso aquí siguiente anterior ello',
  shows: `
    barra_de_estado
    muestra muestran mensaje aviso cartel letrero pantalla diagrama pancarta camiseta taza póster portada libro
    diapositiva ventana formulario viñeta cómic chat dice página captura volante folleto título cita tarjeta
    pizarra app sitio web icono botón símbolo menú carta cuadro dibujo grafiti tatuaje monitor eslogan lema
    rótulo lee pide escribe profesora ponente móvil nota escrito_a_mano`,
  condition: 'si cuando por_si en_caso',
  offer: `
    házmelo_saber hágamelo_saber avísame avíseme avísenme dime dígame quedo_a_tu quedo_a_su quedo_a_vuestra
    quedo_atent* estoy_a_tu estoy_a_su a_tu_disposición a_su_disposición no_dudes no_dude puedo_también
    también_puedo espero esperamos ojalá     puedo_ofrecer puedo_proponer hágame_saber hazme_saber quedo_a dime_si
    dígame_si espero_que`,
}
