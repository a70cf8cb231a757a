import { expect, test } from 'vitest'
import { type House, may, PERMISSION_NAMES, PERMISSIONS, permissionsOf, ROLE_NAMES } from '@/lib/shared/staff/staff'
import { behindDoor, staffDoorPath } from '@/lib/shared/staff/staff-path'

const HOUSES: House[] = ['platform', 'dist']

test('an owner may all that exists in the house, and nobody what does not', () => {
  for (const permission of PERMISSION_NAMES)
    for (const house of HOUSES) {
      const exists = (PERMISSIONS[permission].houses as readonly House[]).includes(house)
      expect(may({ house, role: 'owner' }, permission), `${permission} ${house}`).toBe(exists)
      for (const role of ROLE_NAMES) if (!exists) expect(may({ house, role }, permission)).toBe(false)
    }
})

test('what guards the others is the owner’s alone, and an auditor changes nothing', () => {
  for (const house of HOUSES)
    for (const role of ROLE_NAMES) {
      if (role !== 'owner') expect(permissionsOf({ house, role })).not.toContain('staff.write')
      if (role !== 'finance' && role !== 'owner')
        expect(permissionsOf({ house, role }), role).not.toContain('withdrawals.review')
    }
  const writes = permissionsOf({ house: 'platform', role: 'auditor' }).filter((name) => !name.endsWith('.read'))
  expect(writes).toEqual([])
})

test('the door leads to a room of staff of this host, whatever it is asked', () => {
  expect(behindDoor(staffDoorPath('/desk/mine?sn=D1').split('?')[1] ?? '')).toBe('/desk/mine?sn=D1')
  for (const bad of [
    '//evil.example',
    'https://evil.example',
    '/\\evil',
    '/center',
    '',
    '/desk.evil.example',
    '/consoles',
  ])
    expect(behindDoor(`returnUrl=${encodeURIComponent(bad)}`), bad).toBe('/console')
})
