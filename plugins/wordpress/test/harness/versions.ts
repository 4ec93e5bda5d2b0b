/** What the package of WordPress ships, and what of it the plugin is tested on: the oldest and the newest. */
const shippedVersions = ['6.5.5', '6.2.6'] as const

/** The oldest and the newest PHP that the plugin promises, and one between. */
export const phpVersions = ['7.4', '8.2', '8.4'] as const

/** Debian's WordPress, on Debian's PHP and MariaDB. Only where it is asked for: these packages are not everywhere. */
const onDebian = { wordpress: '6.1', php: '8.2' } as const

export const wordpressVersions = shippedVersions.join(',')

export type Versions =
  | { wordpress: (typeof shippedVersions)[number]; php: (typeof phpVersions)[number] }
  | typeof onDebian

/** Each WordPress with each PHP, or those that the command was asked for. Throws when it was asked for another. */
export function chosenVersions(environment: NodeJS.ProcessEnv): Versions[] {
  const php = choose(phpVersions, environment.PHP_VERSIONS)
  const wordpress = choose(
    [...shippedVersions, onDebian.wordpress],
    environment.WORDPRESS_VERSIONS ?? wordpressVersions,
  )
  return wordpress.flatMap((wordpress): Versions[] =>
    wordpress === onDebian.wordpress ? [onDebian] : php.map((php) => ({ wordpress, php })),
  )
}

function choose<T extends string>(offered: readonly T[], wish: string | undefined): readonly T[] {
  if (wish === undefined) return offered
  return wish.split(',').map((version) => {
    const found = offered.find((one) => one === version)
    if (!found) throw new Error(`There is no ${version}, but ${offered.join(', ')}.`)
    return found
  })
}
