import type { Metadata } from 'next'
import { RestrictionsPage } from '@/components/members/restriction/restrictions-page'

export const metadata: Metadata = { title: '账号限制', robots: { index: false } }

export default function CentreRestrictionsPage() {
  return <RestrictionsPage />
}
