import type { StaffMember } from './use-staff'

/** Sites on which content of the own platform or distributor is shown. */
export const houseNote = ({ house, siteName }: Pick<StaffMember, 'house' | 'siteName'>): string =>
  house === 'platform' ? '在所有站点显示' : `只在${siteName}显示`
