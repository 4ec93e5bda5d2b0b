// What a page loads for reCAPTCHA v3. It speaks to the origin that it comes from and to no other, evaluates nothing
// and styles nothing, so a content security policy has to name that origin alone.
;(() => {
  const source = new URL(document.currentScript.src)
  const loadedKey = source.searchParams.get('render')

  async function execute(siteKey, { action } = {}) {
    if (siteKey !== loadedKey) throw new Error(`Invalid site key or not loaded in api.js: ${siteKey}`)
    if (action && !/^[A-Za-z0-9/_]+$/.test(action))
      throw new Error('Invalid action name, may only include "A-Za-z/_".')
    // As a form: then the browser need not ask before whether it may.
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
