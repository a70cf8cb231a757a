import { expect, test } from 'vitest'
import { pageName } from '@/lib/shared/site/page-names'
import { ROUTES } from '@/lib/shared/site/routes'

test('every page that visitors open has a name in statistics', () => {
  const unnamed = ROUTES.filter(({ frame, path }) => frame !== 'staff' && pageName(path).startsWith('/'))
  expect(unnamed.map(({ path }) => path)).toEqual([])
})
