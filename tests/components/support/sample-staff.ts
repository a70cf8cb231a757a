import type { StaffMember } from '@/components/office/parts/use-staff'

/** Returns a platform staff member without permissions. */
export const staffOf = (more: Partial<StaffMember> = {}): StaffMember => ({
  nickName: '小林',
  house: 'platform',
  role: 'service',
  siteName: '衡集',
  sites: [{ distId: 2, name: '松间' }],
  permissions: [],
  ...more,
})
