import type { RemarkWords } from './remark-words.ts'

export const spanishRemarks: RemarkWords = {
  edit: `
    eliminad* quitad* suprimid* borrad* retirad* recortad* acortad* abreviad* condensad* resumid* reducid* omitid*
    prescindid* sustituid* reemplazad* cambiad* intercambiad* reformulad* reescrit* rehech* reelaborad* revisad*
    editad* corregid* subsanad* arreglad* mejorad* pulid* afinad* simplificad* adaptad* ajustad* modificad* alterad*
    evitad* mantenid* conservad* dejad* sin_cambios añadid* agregad* incluid* insertad* integrad* incorporad*
    mencionad* citad* nombrad* traducid* contad* comprobad* verificad* revisad* elegid* escogid* optado decidido
    usad* utilizad* movid* dividid* unid* precisad* concretad* neutralizad* suavizad* ampliad* alargad* extendid*
    reordenad* redactad* formulad* escrit* actualizad* respetad* seguid* aplicad* deliberadamente intencionadamente
    adrede omitir acortar añadir añada reescribir reescribirlo modificar cambiar quitar evitar exceder sin_exceder
    sin_superar sin_mencionar no_mencionar procurado intentado tratado_de nuevo_intento otro_intento segundo_intento`,
  mine: `
    propongo sugiero añado omito corrijo reformulo sustituyo te_dejo le_dejo os_dejo opté cambié quité eliminé
    añadí evité mantuve acorté reescribí preferí elegí incluí mencioné traduje sustituí suprimí procuré decidí
    corregí reformulé revisé modifiqué omití simplifiqué redacté me_he_ceñido me_he_limitado me_ceñí he_evitado
    he_cambiado he_quitado he_optado he_preferido he_usado he_incluido he_omitido he_añadido he_mantenido
    he_contado he_acortado he_eliminado me_corrijo mejor_dicho deduzco concluyo parto_de parto_del supongo diría
    imagino creo quedo_a_la me_he_basado pongo_el así_que_pongo grado_de_certeza nivel_de_certeza no_menciono
    no_nombro evito mantengo me_fijo empiezo_por he_descrito he_respetado he_seguido he_verificado lo_adapte
    lo_acorte incluiré describiré evitaré mencionaré he_tenido_en_cuenta tuve_en_cuenta he_considerado
    no_estoy_seguro no_estoy_segura por_mí mi_análisis por_eso_escribo confío_en`,
  tell: `
    escribe escriba escribid escribir describe describa describir evita evite evitar usa use usar utiliza
    utilice utilizar empieza empiece empezar comienza comience comenzar menciona mencione mencionar no_menciones
    no_mencione omite omita omitir incluye incluya incluir no_incluyas no_incluya mantén mantenga mantener
    resume resuma resumir limita limítate limítese responde responda responder devuelva genera genere generar
    crea cree crear no_uses no_use no_empieces no_empiece no_comiences no_superes no_supere no_repitas no_repita
    no_añadas no_digas no_inventes no_excedas no_describas no_escribas indica indique indicar especifica
    recuerda recuerde asegúrate asegúrese céntrate céntrese transcribe traduce redacta redacte redactar nombra
    añade añada añadir prescinde procura cite elimina quita verifica verifique verifiquen comprueba compruebe
    comprueben revisa revise revisen confirma confirme confirmen ni_menciones no_utilices no_adivines inserta
    inserte introduce introduzca poner pon ponga rellena rellene rellenar`,
  craft: `
    formulación formulaciones redacción palabra palabras término términos vocablo frase frases oración oraciones
    adjetivo adjetivos adverbio verbo verbos sustantivo* expresión expresiones fórmula fórmulas palabra_clave
    palabras_clave keyword leyenda pie_de_foto descripción descripciones alt texto textos texto_alternativo
    versión versiones variante variantes borrador borradores propuesta propuestas tono estilo tiempo_verbal
    presente ortografía errata erratas puntuación gramática comillas introducción preámbulo encabezado arranque
    respuesta salida resumen traducción sinónim* repetición repeticiones superlativ* opiniones opinar juicios
    suposiciones línea líneas idioma alternativa espacios markdown json plural singular letras punto_final`,
  limit: `
    límite límites longitud extensión caracteres carácter recuento máximo máxima máx espacios espacios_incluidos
    pulsaciones tope líneas número_de_caracteres`,
  rule: `
    regla reglas norma normas directriz directrices pauta pautas indicación indicaciones instrucción
    instrucciones requisit* pedido pedida pedía solicitad* petición solicitud encargo especificaci* prompt
    briefing comentario comentarios observación observaciones señalad* objeción revisor validador criterio
    criterios wcag accesibilidad lector_de_pantalla seo permitid* previst* exigid* exige rechazad*
    guía_de_estilo requerid* lo_pedido lectores_de_pantalla lectura_fácil`,
  better: `
    más_corta más_corto más_breve más_breves más_larga más_largo más_concis* más_detallad* más_detalle más_detalles
    más_neutr* más_formal más_natural más_descriptiv* más_sencill* mejor mejorad* alternativa alternativas
    alternativamente otra_versión otra_opción otra_variante otra_propuesta más_cálid*`,
  turn: `
    claro claro_que_sí por_supuesto desde_luego con_gusto con_mucho_gusto encantad* sin_problema de_acuerdo vale
    entendido aquí_tiene aquí_tienes aquí_lo_tienes aquí_la_tienes aquí_lo_tiene aquí_va ahí_va cómo_no enseguida
    listo hecho aquí_está_el aquí_está_la aquí_está_tu aquí_está_su faltaría_más ok okay absolutamente naturalmente
    dalo_por_hecho`,
  attempt: `
    anterior anteriores previa previo primera_versión segunda_versión última_versión versión_definitiva versión_final
    intento intentos primer_intento segundo_intento original inicial ahora esta_vez ya primer_borrador`,
  would: 'iría estaría aparecería habría sería figuraría fuera pudiera tendría leería debería',
  only: 'solo sólo solamente únicamente exclusivamente tan_solo',
  sight: `
    veo ver vista ojos visión visual visuales verla verlo mirar ciego capacidad_visual distingo aprecio alcanzo`,
  service: `
    servidor servicio modelo solicitud consulta respuesta api token tokens cuota filtro moderación plataforma
    pasarela procesamiento análisis generación salida prompt límite proveedor conexión solicitudes servicios
    modelos filtros límites consultas tiempo_de_espera política créditos sistema_de_moderación sistema
    procesamiento_de_imágenes clasificador servidor_de_origen`,
  failed: `
    fallid* falló sobrecargad* saturad* superad* excedid* agotad* tiempo_de_espera caducad* cancelad* abortad*
    interrumpid* bloquead* rechazad* denegad* detenid* no_respondió no_responde sin_respuesta demasiadas
    demasiados demasiado_grande error inesperad* suspendid* no_disponible no_permitid* prohibid* sensible vací*
    alcanzad* retenid* omitid* agotó caducó venció superó timeout`,
  pending: `
    pendiente próximamente sigue seguirá por_añadir por_completar por_escribir por_redactar por_definir
    por_confirmar de_redactar de_escribir de_completar de_añadir se_añadirá se_completará se_facilitará
    se_incluirá será_añadid* a_la_espera en_espera aún_no todavía_no sin_redactar no_publicar ignorar ignórese
    sustituir reemplazar por_sustituir más_adelante insertar inserte aquí_va se_añadirá_más añadirá completará
    facilitará redactará agregará próximamente_más más_información_próximamente en_preparación
    en_breve pronto va_tu va_su va_el va_la va_aquí sustitúyelo irá vendrá_aquí escribirá pondrá enviará
    gracias_por_su_paciencia gracias_por_tu_paciencia subida_en_curso en_proceso en_elaboración por_poner`,
  sample: `
    texto_de_ejemplo texto_de_prueba texto_de_relleno texto_provisional texto_ficticio texto_de_muestra
    descripción_de_prueba descripción_de_ejemplo entrada_de_prueba blabla bla lorem ipsum fulanito fulano
    mengano tal_sitio tal_cosa marcador_de_posición pie_de_prueba prueba_prueba título_de_ejemplo
    título_de_prueba frase_de_ejemplo es_un_texto_de tu_eslogan tu_título tu_texto su_título imagen_de_ejemplo
    imagen_de_muestra pie_de_ejemplo`,
  slot: `
    sujeto sujetos persona personas nombre nombres apellido quién qué dónde cuándo cuál acción actividad
    haciendo hace objeto producto nombre_del_producto marca modelo lugar ciudad país edificio fecha año mes hora
    evento ocasión color tamaño talla material número título cargo profesión animal especie adjetivo verbo
    escena contexto entorno fondo empresa autor artista plato ingrediente algo alguien insertar descripción
    principal apellidos precio técnica medidas dimensiones código disponibilidad categoría pie licencia editor
    fuente fotógrafo dirección teléfono eslogan peso estado colores ambiente luz perspectiva detalles datación
    fabricante inventario obra autoría leyenda cantidad`,
  generic: `
    foto fotos fotografía fotografías imagen imágenes ilustración gráfico logo logotipo icono banner miniatura
    figura fig tabla diagrama avatar diapositiva captura portada cabecera infografía toma img image
    previsualización vista_frontal vista_lateral vista_trasera vista_superior vista_posterior vista_del_producto`,
  whose: `
    producto artículo noticia entrada blog página sitio web inicio empresa organización asociación autor autora
    ponente usuario perfil equipo evento socio patrocinador marca tienda frontal lateral trasera posterior
    superior inferior izquierda derecha arriba abajo decorativa decorativo simbólica simbólico archivo recurso
    stock color detalle genérica genérico principal ejemplo vídeo video película sección contenido título alt
    descripción pie nueva encabezado presentación destacada destacado ilustrativa ilustrativo indicativa
    referencial sin_título`,
  anything: `
    algo alguien algún alguna algunos algunas varios varias diverso diversos diversas cosa cosas objeto objetos
    persona haciendo hace muestra muestran mostrando aparece aparecen ve ven sitio lugar parte contexto escena
    cualquier`,
  verify: `
    verificar verifica verifiquen verifique verificad comprobar comprueba compruebe comprobad revisar revisa
    revise revisad confirmar confirma confirme por_confirmar por_verificar por_revisar por_comprobar a_confirmar
    pendiente_de_confirmar pendiente_de_verificar conviene_confirmar conviene_verificar conviene_comprobar
    aclarar contrastar completar por_completar añadir revisa_por_favor por_favor_revisa por_favor_verifica
    por_favor_confirma compruebe_si comprueba_si revise_si confírmalo verifícalo revísalo compruébalo`,
  mishap: `
    contenido_bloqueado contenido_eliminado contenido_no_disponible contenido_oculto contenido_retirado
    algo_salió_mal algo_ha_salido_mal algo_fue_mal algo_ha_ido_mal se_ha_producido_un_error_interno`,
  wish: `
    si_prefieres si_lo_prefiere si_prefiere si_lo_deseas si_lo_desea si_deseas si_desea si_quieres si_quiere
    si_desean`,
  promised: `
    aquí_irá aquí_va aquí_vendrá aquí_aparecerá añadirá completará facilitará redactará agregará escribirá
    pondrá enviará será_añadid* se_añadirá se_completará se_facilitará se_incluirá`,
  content: 'contenido contenidos nota reseña',
}
