'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/kit/skeleton'

/** Everything of the console is fetched by the browser: no other page carries any of it. */
export const ConsoleLoader = dynamic(() => import('./console-room').then(({ ConsoleRoom }) => ConsoleRoom), {
  ssr: false,
  loading: () => <Skeleton height={480} />,
})
