import { decodeEntities } from './decode-entities.ts'

/** Only tags of texts: "x < y and z > 1" and "<Platzhalter>" stay. */
const tag =
  /<(?:!--[^>]*--|(\/?)(a|abbr|article|aside|b|blockquote|br|button|caption|center|code|dd|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|iframe|img|label|li|link|main|meta|ol|p|picture|pre|s|script|section|small|source|span|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|video)(?=[\s/>])[^<>]*)>/gi

/** The text of a cell that contains HTML, such as Shopify's "Body (HTML)": without tags, scripts and entities. Other cells stay as they are. */
export function withoutHtml(cell: string): string {
  if (!cell.includes('<')) return cell
  const texts: string[] = []
  let end = 0
  let unread: string | null = null
  for (const found of cell.matchAll(tag)) {
    const [all, slash, name = ''] = found
    const kind = name.toLowerCase()
    if (unread === null) texts.push(cell.slice(end, found.index))
    if (unread === kind && slash) unread = null
    else if (unread === null && !slash && (kind === 'script' || kind === 'style')) unread = kind
    end = found.index + all.length
  }
  if (end === 0) return cell
  if (unread === null) texts.push(cell.slice(end))
  return decodeEntities(texts.join(' ')).replace(/\s+/g, ' ').trim()
}
