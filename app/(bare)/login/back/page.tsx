import type { Metadata } from 'next'
import { VendorLanding } from '@/components/people/account/vendor-landing'

export const metadata: Metadata = { title: '第三方登录', robots: { index: false }, referrer: 'no-referrer' }

export default function VendorReturnPage() {
  return <VendorLanding />
}
