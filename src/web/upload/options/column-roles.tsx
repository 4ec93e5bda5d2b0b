import {
  ArrowLeftToLine,
  ArrowRightToLine,
  Ban,
  BookA,
  Captions,
  Feather,
  Image,
  Link,
  type LucideIcon,
  Package,
  PanelTop,
  Ruler,
  Shapes,
  Tag,
  Text,
  TextQuote,
} from 'lucide-react'
import { type WishName, wishNames } from '#contract/lists/columns/row-wishes.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'

export type Role = 'url' | 'context' | WishName

export const roleIcons: Record<Role, LucideIcon> = {
  url: Image,
  context: Text,
  role: Shapes,
  linkTarget: Link,
  caption: Captions,
  pageTitle: PanelTop,
  existingAlt: TextQuote,
  brand: Tag,
  product: Package,
  style: Feather,
  avoidedKeywords: Ban,
  maxAltCharacters: Ruler,
  glossary: BookA,
  altPrefix: ArrowLeftToLine,
  altSuffix: ArrowRightToLine,
}

/** What a column is used for; one may serve as context and say more, too. */
export function columnRoles(column: string, preview: ListPreview, settings: JobSettings): Role[] {
  if (column === settings.urlColumn) return ['url']
  const used = wishColumns(preview, settings)
  const wishes = wishNames.filter((wish) => used[wish] === column)
  return column === settings.contextColumn ? ['context', ...wishes] : wishes
}

/** Says so in words and with a sign, not by colour alone. */
export function ColumnRoles({ roles }: { roles: Role[] }) {
  const t = useTexts(texts)
  return roles.map((role) => {
    const Icon = roleIcons[role]
    return (
      <Badge key={role} tone="accent">
        <Icon aria-hidden /> {t(`list.badge.${role}`)}
      </Badge>
    )
  })
}
