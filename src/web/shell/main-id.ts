/** The id of the page's `<main>`: target of the skip link, and of the focus after a change of page. */
export const mainId = 'main'
