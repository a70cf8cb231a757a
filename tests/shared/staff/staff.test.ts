import { expect, test } from 'vitest'
import { type House, may, PERMISSION_NAMES, PERMISSIONS, permissionsOf, ROLE_NAMES } from '@/lib/shared/staff/staff'
import { returnPath, staffLoginPath } from '@/lib/shared/staff/staff-path'

const HOUSES: House[] = ['platform', 'dist']

test('owners have every permission that exists for the platform or a distributor, and no role has others', () => {
  for (const permission of PERMISSION_NAMES)
    for (const house of HOUSES) {
      const exists = (PERMISSIONS[permission].houses as readonly House[]).includes(house)
      expect(may({ house, role: 'owner' }, permission), `${permission} ${house}`).toBe(exists)
      for (const role of ROLE_NAMES) if (!exists) expect(may({ house, role }, permission)).toBe(false)
    }
})

test('only owners manage staff, and auditors change nothing', () => {
  for (const house of HOUSES)
    for (const role of ROLE_NAMES) {
      if (role !== 'owner') expect(permissionsOf({ house, role })).not.toContain('staff.write')
      if (role !== 'finance' && role !== 'owner')
        expect(permissionsOf({ house, role }), role).not.toContain('withdrawals.review')
    }
  const writes = permissionsOf({ house: 'platform', role: 'auditor' }).filter((name) => !name.endsWith('.read'))
  expect(writes).toEqual([])
})

test('a supervisor may do what customer service does, and alone with the owner supervises and exports conversations', () => {
  for (const house of HOUSES) {
    const [own, service] = [permissionsOf({ house, role: 'supervisor' }), permissionsOf({ house, role: 'service' })]
    expect(own).toEqual(expect.arrayContaining(service))
    expect(own.filter((name) => !service.includes(name))).toEqual(['desk.supervise', 'desk.export'])
    for (const role of ROLE_NAMES)
      expect(may({ house, role }, 'desk.supervise'), role).toBe(role === 'owner' || role === 'supervisor')
  }
})

test('the staff login returns only to staff pages of this host', () => {
  expect(returnPath(staffLoginPath('/desk/mine?sn=D1').split('?')[1] ?? '')).toBe('/desk/mine?sn=D1')
  for (const bad of [
    '//evil.example',
    'https://evil.example',
    '/\\evil',
    '/center',
    '',
    '/desk.evil.example',
    '/consoles',
  ])
    expect(returnPath(`returnUrl=${encodeURIComponent(bad)}`), bad).toBe('/console')
})
