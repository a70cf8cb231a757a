import type { FieldErrors } from '@/components/ui/forms/use-form'
import type { BoosterPackage } from '@/lib/contract/entities/booster'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanToFen } from '@/lib/shared/money/money'
import { fieldError } from '@/lib/shared/people/field-rules'
import { depositError, type ServiceKind } from '@/lib/shared/trade/service-terms'
import { hoursError } from './work-errors'

/** Form fields of a package. */
export interface PackageFields {
  kind: ServiceKind
  gid: string
  title: string
  price: string
  hours: string
  safety: string
  efficiency: string
}

/** Validation errors with the server's messages. */
export function packageErrors({
  gid,
  title,
  price,
  hours,
  safety,
  efficiency,
}: PackageFields): FieldErrors<PackageFields> {
  const faults = {
    gid: gid ? undefined : '请选择游戏',
    title: title.trim() ? undefined : '请填写套餐内容',
    price: fieldError('price', price),
    hours: hoursError(hours),
    safety: fieldError('deposit', safety),
    efficiency: fieldError('deposit', efficiency),
  }
  const isWhole = !faults.price && !faults.safety && !faults.efficiency
  const together = isWhole ? depositError(yuanToFen(price), yuanToFen(safety), yuanToFen(efficiency)) : ''
  return { ...faults, efficiency: faults.efficiency ?? (together || undefined) }
}

/** A package in the format of its call. */
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
