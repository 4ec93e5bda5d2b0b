import type { ClientBase } from 'pg'

/** Lets a connection send named statements without their names: each time anew, and nothing that a next one could miss. */
export function forgetNames(client: ClientBase): void {
  const query = client.query.bind(client)
  const withoutName = (asked: unknown) =>
    typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [withoutName(asked), ...rest]),
  })
}
