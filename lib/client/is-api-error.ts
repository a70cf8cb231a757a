import type { ApiError } from './api'

/** Compares by name, because the class would bring the API client into the first load of public pages. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'
