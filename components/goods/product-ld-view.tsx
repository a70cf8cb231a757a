'use client'

import { JsonLd } from '@/components/ui/json-ld'
import { type ProductFacts, productLd } from '@/lib/shared/structured-data'

/** A client component: the facts travel without what schema.org says around them. */
export const ProductLd = ({ facts, origin }: { facts: ProductFacts; origin: string }) => (
  <JsonLd data={productLd(origin, facts)} />
)
