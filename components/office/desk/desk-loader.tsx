'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/kit/skeleton'

/** The whole desk is loaded by the browser, so that other pages contain none of it. */
export const DeskLoader = dynamic(() => import('./desk-screen').then(({ DeskScreen: DeskRoom }) => DeskRoom), {
  ssr: false,
  loading: () => <Skeleton height={480} />,
})
