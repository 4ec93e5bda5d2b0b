import { joinParts, type ViewAddress, type ViewPart } from './view-address.ts'
import { numberPart } from './view-parts.ts'

interface Paged {
  /** One-based. */
  page: number
}

const number = numberPart('page')
const { read: readPage, write: writePage } = joinParts<Paged>({
  page: {
    read: (params) => number.read(params) ?? 1,
    write: (page) => number.write(page === 1 ? null : page),
  },
})

/** The address of a paginated list. A changed filter starts at the first page; turning a page adds a history entry. */
export function listAddress<List extends object>(
  parts: {
    [Name in keyof List]: ViewPart<List[Name]>
  },
): ViewAddress<List & Paged> {
  const list = joinParts<List>(parts)
  return {
    read: (params) => ({ ...list.read(params), ...readPage(params) }),
    write: (params, change) => writePage(list.write(params, change), { page: change.page ?? 1 }),
    isStep: ({ page }) => page !== undefined,
  }
}
