import { Link } from 'wouter'

/** A sentence that ends in a link to another page of the app. */
export function SeeAlso({ lead, href, name }: { lead: string; href: string; name: string }) {
  return (
    <p>
      {lead}{' '}
      <Link href={href} className="text-accent underline underline-offset-4">
        {name}
      </Link>
      .
    </p>
  )
}
