'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/kit/skeleton'

/** The whole console is loaded by the browser, so that other pages contain none of it. */
export const ConsoleLoader = dynamic(
  () => import('./console-screen').then(({ ConsoleScreen: ConsoleRoom }) => ConsoleRoom),
  {
    ssr: false,
    loading: () => <Skeleton height={480} />,
  },
)
