/** As servers, clients and runtimes begin (a page that was not found has a picture of its own, 404): “502 Bad Gateway”, “HTTP 403 Forbidden”, “RuntimeError: CUDA out of memory”, “ETIMEDOUT”, `<html>`. */
const begun = new RegExp(
  String.raw`^(?:http[/ ]?(?:\d(?:\.\d)? ?)?)?[45]\d\d[ :–-]+(?:bad|forbidden|not found|unauthori[sz]ed|too many|internal|service unavailable|gateway|request|payload|unprocessable|payment)|` +
    String.raw`^(?:http|status|error|fehler|fehlercode|errore|codice|błąd|kod|chyba|kód|hiba|hibakód|napaka|koda|fout)(?: ?(?:code|nr\.?|http|status|stato|estado|di stato))?[ :#-]+(?:5\d\d|401|403|408|413|422|429)(?![\d\p{L}])(?=[^\p{L}]*(?:$|[(–:.-]))|` +
    String.raw`^(?:[a-z]+\.)*[a-z]*(?:error|exception)(?::| – | - |\()|^traceback|^(?:uncaught|unhandled) \w*(?:error|exception)|^(?:fatal|panic):|` +
    String.raw`^<(?:!doctype|html|\?xml|head|body)|^(?:connection|request|socket|read|response) (?:refused|reset|timed? ?out|aborted|closed)|` +
    String.raw`^(?:error:|err:|e:) |^(?:content_policy|safety|moderation)_\w+|^cuda (?:out|error)|^oom(?::|killed)|^[a-z][a-z\d]*(?:_[a-z\d]+)+:|^err_[a-z_]+|` +
    `^(?:moderation|safety|content policy|inhaltsfilter|moderación|moderazione|moderace|moderálás|moderacja|moderacija):`,
  'u',
)

/** As only they are called, anywhere in a short text. */
const within =
  /(?<![\p{L}_])(?:e(?:timedout|connrefused|connreset|notfound|pipe|hostunreach)|content_policy_\w+|content_filter|safety_\w+|rate_limit_\w+|invalid_(?:request|image|api)\w*|image_\w+_error|cuda out of memory|gateway time-?out|bad gateway|unprocessable entity|imagedownloaderror|nullpointerexception|oomkilled|(?:invalid|ungültig\p{L}*|non valid\p{L}|no válid\p{L}|neplatn\p{L}*|érvénytelen|nieprawidłow\p{L}*|neveljavn\p{L}*) base64|returning null|null caption|(?:decode|decoding|download|fetch) (?:failed|error)|finish_reason|max_tokens)(?![\p{L}_])/u

const mostWords = 24

/**
 * Is a text what a machine answers when something fails? `text` is in lower case and without quotations: what a screen in
 * a picture shows stands in them.
 */
export function isMachineError(text: string): boolean {
  return text.split(/\s+/).length <= mostWords && (begun.test(text) || within.test(text))
}
