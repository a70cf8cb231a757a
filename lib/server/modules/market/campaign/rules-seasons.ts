import type { Fen } from '@/lib/shared/money/money'
import { kindOfService } from '@/lib/shared/trade/season-services'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'

interface PackageTerms {
  packageId?: number
  name: string
  service: string
  price: Fen
  matches: number
}

/** Returns what is invalid in the packages of a season, in Chinese; null if nothing is. */
export function packagesError(packages: readonly PackageTerms[]): string | null {
  const names = packages.map(({ name }) => name)
  const twin = names.find((name, i) => names.indexOf(name) !== i)
  if (twin) return `套餐“${twin}”出现了两次`
  const ids = packages.flatMap(({ packageId }) => packageId ?? [])
  if (new Set(ids).size < ids.length) return '套餐填写有误'
  for (const { name, service, price, matches } of packages) {
    if (matches > 1 && !MODE_FACTS[kindOfService(service)].isByMatch) return `“${name}”不是护航，不按局计价`
    if (price % BigInt(matches) !== 0n) return `“${name}”的价格不能平分到 ${matches} 局`
  }
  return null
}
