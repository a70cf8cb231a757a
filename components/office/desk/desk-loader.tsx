'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/kit/skeleton'

/** Everything of the desk is fetched by the browser: no other page carries any of it. */
export const DeskLoader = dynamic(() => import('./desk-room').then(({ DeskRoom }) => DeskRoom), {
  ssr: false,
  loading: () => <Skeleton height={480} />,
})
