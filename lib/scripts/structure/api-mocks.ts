/** A module mock of what components call the API through. */
const API_MOCK = /vi\.(?:mock|doMock)\(\s*['"][^'"]*\/client\/(?:api|lazy-call)['"]/

/** Tests that replace the API client by an untyped mock: they stay green when the contract changes. */
export function apiMockFaults(path: string, source: string): string[] {
  if (!/^tests\/(?!architecture\/)/.test(path) || !API_MOCK.test(source)) return []
  return [`22 tests answer API calls by mockCall of tests/support/msw.ts, never by a mock of the client: ${path}`]
}
