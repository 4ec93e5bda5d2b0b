// The script that a page loads for reCAPTCHA v3. It calls only its own origin, evaluates no code and adds no styles, so a content security
// policy needs to name only that origin.
;(() => {
  const source = new URL(document.currentScript.src)
  const loadedKey = source.searchParams.get('render')

  async function execute(siteKey, { action } = {}) {
    if (siteKey !== loadedKey) throw new Error(`Invalid site key or not loaded in api.js: ${siteKey}`)
    if (action && !/^[A-Za-z0-9/_]+$/.test(action))
      throw new Error('Invalid action name, may only include "A-Za-z/_".')
    // As a form, which needs no preflight request.
    const body = new URLSearchParams({ siteKey, action: action ?? '' })
    const answer = await fetch(`${source.origin}/recaptcha/token`, { method: 'POST', body })
    return (await answer.json()).token
  }

  window.grecaptcha = {
    ready(callback) {
      setTimeout(callback)
    },
    execute,
  }
})()
