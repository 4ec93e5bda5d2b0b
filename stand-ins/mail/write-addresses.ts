import { type Markup, markup } from '#stand-ins/pages/markup.ts'

/** Addresses, each a link to the list of its mails. */
export function writeAddresses(addresses: string[]): Markup[] {
  return addresses.map((address, place) => {
    const link = markup`<a href="/?to=${encodeURIComponent(address)}">${address}</a>`
    return place === 0 ? link : markup`, ${link}`
  })
}
