// What the API documentation (src/server/api/docs) can do with a script: copy examples, search, mark the place that is read, and remember the chosen language. Reading
// needs none of it. A file of its own, because the content security policy allows no inline scripts.
const words =
  document.documentElement.lang === 'de'
    ? { copy: 'Kopieren', copied: 'Kopiert', search: 'Suchen', none: 'Nichts gefunden' }
    : { copy: 'Copy', copied: 'Copied', search: 'Search', none: 'Nothing found' }
const choiceKey = 'api-docs-code'

rememberChoice()
for (const pre of document.querySelectorAll('pre')) addCopy(pre)
addSearch()
markPlace()

function rememberChoice() {
  const inputs = [...document.querySelectorAll('input[name="code"]')]
  try {
    const chosen = inputs.find(({ id }) => id === localStorage.getItem(choiceKey))
    if (chosen) chosen.checked = true
    for (const input of inputs)
      input.addEventListener('change', () => localStorage.setItem(choiceKey, input.id))
  } catch {
    // Without storage the page begins with the first language each time.
  }
}

function addCopy(pre) {
  const button = make('button', { type: 'button', className: 'copy', textContent: words.copy })
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.textContent)
    button.textContent = words.copied
    setTimeout(() => {
      button.textContent = words.copy
    }, 2_000)
  })
  // Beside it and not inside: what is selected and copied by hand stays the code alone.
  const frame = make('div', { className: 'code' })
  pre.replaceWith(frame)
  frame.append(pre, button)
}

function addSearch() {
  const nav = document.querySelector('nav')
  const contents = nav.querySelector('ul')
  const input = make('input', {
    type: 'search',
    className: 'search',
    placeholder: words.search,
    ariaLabel: words.search,
  })
  const found = make('ul', { hidden: true, className: 'found' })
  const places = [...document.querySelectorAll('main section[id], main article[id], main dl > div[id]')].map(
    (place) => ({
      id: place.id,
      title: place.querySelector('h2, h3, h4, dt code').textContent,
      text: ownText(place).toLowerCase(),
    }),
  )
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase()
    const words = wanted.split(/\s+/)
    const rank = ({ title, text }) =>
      title.toLowerCase().includes(wanted) ? 2 : Number(words.every((word) => text.includes(word)))
    const matches = places.filter((place) => rank(place) > 0).sort((a, b) => rank(b) - rank(a))
    found.replaceChildren(
      ...matches.slice(0, 15).map(({ id, title }) => {
        const item = make('li')
        item.append(make('a', { href: `#${id}`, textContent: title }))
        return item
      }),
    )
    if (matches.length === 0) found.append(make('li', { textContent: words.none }))
    found.hidden = wanted === ''
    contents.hidden = !found.hidden
  })
  nav.prepend(input, found)
}

/** Marks the link of the contents that leads to what is at the top of the window, and opens the calls around it. */
function markPlace() {
  const links = [...document.querySelectorAll('nav li a[href^="#"]')]
  const places = links.map((link) => document.getElementById(link.hash.slice(1)))
  const atTop = new Set()
  let current
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) atTop[isIntersecting ? 'add' : 'delete'](target)
      // What is inside another place comes after it.
      const next = links[places.findLastIndex((place) => atTop.has(place))]
      if (!next || next === current) return
      current?.removeAttribute('aria-current')
      next.setAttribute('aria-current', 'location')
      current = next
      // On a phone the contents are above the text: what opened there would move it.
      if (!matchMedia('(min-width: 60rem)').matches) return
      for (const group of document.querySelectorAll('nav details')) group.open = group.contains(next)
      next.scrollIntoView({ block: 'nearest' })
    },
    { rootMargin: '-96px 0px -80% 0px' },
  )
  for (const place of places) observer.observe(place)
}

/** Without the places inside, which are found by themselves. */
function ownText(place) {
  const parts = [...place.children].filter((part) => !part.querySelector('[id]') && !part.id)
  return parts.length > 0 ? parts.map((part) => part.textContent).join(' ') : place.textContent
}

function make(name, properties = {}) {
  return Object.assign(document.createElement(name), properties)
}
