/** What the package of WordPress ships, and what of it the plugin is tested on: the oldest and the newest. */
export const wordpressVersions = ['6.5.5', '6.2.6'] as const

/** The oldest and the newest PHP that the plugin promises, and one between. */
export const phpVersions = ['7.4', '8.2', '8.4'] as const

export interface Versions {
  wordpress: (typeof wordpressVersions)[number]
  php: (typeof phpVersions)[number]
}

/** Each WordPress with each PHP, or those that the command was asked for. Throws when it was asked for another. */
export function chosenVersions(environment: NodeJS.ProcessEnv): Versions[] {
  const php = choose(phpVersions, environment.PHP_VERSIONS)
  return choose(wordpressVersions, environment.WORDPRESS_VERSIONS).flatMap((wordpress) =>
    php.map((php) => ({ wordpress, php })),
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
