import type { Metadata } from 'next'
import { ConsoleLoader } from '@/components/office/console/console-loader'

export const metadata: Metadata = { title: '后台' }

export default function ConsolePage() {
  return <ConsoleLoader />
}
