import type { Metadata } from 'next'
import { DeskLoader } from '@/components/office/desk/desk-loader'

export const metadata: Metadata = { title: '客服工作台' }

export default function DeskPage() {
  return <DeskLoader />
}
