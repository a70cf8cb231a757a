import { fenToYuan } from '@/lib/shared/money'
import type { PlanRow } from './types'

export const presentPlan = (row: PlanRow) => ({
  planId: row.id,
  title: row.title,
  from: row.fromStep,
  to: row.toStep,
  price: fenToYuan(row.priceFen),
  hours: row.hours,
  safety: row.safety,
})
