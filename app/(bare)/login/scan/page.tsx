import type { Metadata } from 'next'
import { ScanConfirm } from '@/components/people/account/scan-confirm'

export const metadata: Metadata = { title: '扫码登录确认', robots: { index: false } }

export default function ScanPage() {
  return <ScanConfirm />
}
