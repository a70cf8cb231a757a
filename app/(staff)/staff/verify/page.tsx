import type { Metadata } from 'next'
import { StaffDoor } from '@/components/office/console/staff-door'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '进入工作台' }

export default async function VerifyPage() {
  const { conf } = await currentDist()
  return <StaffDoor siteName={conf.distBaseConf.websiteName} />
}
