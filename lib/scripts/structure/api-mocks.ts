/** A module mock of the client through which components call the API. */
const API_MOCK = /vi\.(?:mock|doMock)\(\s*['"][^'"]*\/client\/(?:api|lazy-call)['"]/

/** Reports tests that replace the API client by an untyped mock: they would still pass when the contract changes. */
export function apiMockViolations(path: string, source: string): string[] {
  if (!/^tests\/(?!architecture\/)/.test(path) || !API_MOCK.test(source)) return []
  return [`22 tests answer API calls by mockCall of tests/support/msw.ts, never by a mock of the client: ${path}`]
}
