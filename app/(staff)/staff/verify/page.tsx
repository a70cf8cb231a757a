import type { Metadata } from 'next'
import { StaffLogin } from '@/components/office/console/staff-login'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '进入工作台' }

export default async function VerifyPage() {
  const { conf } = await currentDist()
  return <StaffLogin siteName={conf.distBaseConf.websiteName} />
}
