import type { Faults } from '@/components/ui/forms/use-form'
import type { BoosterPackage } from '@/lib/contract/entities/booster'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanToFen } from '@/lib/shared/money/money'
import { faultOf } from '@/lib/shared/people/field-rules'
import { depositFault, type ServiceKind } from '@/lib/shared/trade/service-terms'
import { hoursFault } from './work-faults'

/** What is typed for a package. */
export interface PackageFields {
  kind: ServiceKind
  gid: string
  title: string
  price: string
  hours: string
  safety: string
  efficiency: string
}

/** Faults in the server's words. */
export function packageFaults({ gid, title, price, hours, safety, efficiency }: PackageFields): Faults<PackageFields> {
  const faults = {
    gid: gid ? undefined : '请选择游戏',
    title: title.trim() ? undefined : '请填写套餐内容',
    price: faultOf('price', price),
    hours: hoursFault(hours),
    safety: faultOf('deposit', safety),
    efficiency: faultOf('deposit', efficiency),
  }
  const isWhole = !faults.price && !faults.safety && !faults.efficiency
  const together = isWhole ? depositFault(yuanToFen(price), yuanToFen(safety), yuanToFen(efficiency)) : ''
  return { ...faults, efficiency: faults.efficiency ?? (together || undefined) }
}

/** A package as its call takes it. */
export const inputOf = (pack: BoosterPackage): InputOf<ApiContract['POST /booster/savePackage']> => ({
  packageId: String(pack.packageId),
  kind: pack.kind,
  gid: String(pack.gameId),
  title: pack.title,
  price: pack.price,
  hours: String(pack.hours),
  safety: pack.safety,
  efficiency: pack.efficiency,
  on: pack.isShown ? '1' : '0',
})
