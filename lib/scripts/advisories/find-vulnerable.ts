import { satisfies } from 'semver'

/** A range of versions with a known vulnerability, from a public advisory (GHSA or CVE number). */
export interface Advisory {
  package: string
  versions: string
  advisory: string
}

/** The part of package-lock.json that is used: installed versions by their path under node_modules. */
export interface Lockfile {
  packages: Record<string, { version?: string }>
}

/** One line for each installed version that an advisory covers. */
export function findVulnerable({ packages }: Lockfile, advisories: readonly Advisory[]): string[] {
  const installed = Object.entries(packages).map(([place, { version }]) => ({
    name: place.split('node_modules/').at(-1) ?? '',
    place,
    version,
  }))
  return advisories.flatMap((advisory) =>
    installed
      .filter(({ name, version }) => name === advisory.package && version !== undefined)
      .filter(({ version }) => satisfies(version as string, advisory.versions, { includePrerelease: true }))
      .map(({ place, version }) => `${place} ${version}: ${advisory.advisory}, vulnerable ${advisory.versions}`),
  )
}
