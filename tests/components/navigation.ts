import { vi } from 'vitest'

// Replaces `next/navigation`: addresses are recorded, and no other screen is rendered.

/** The router of every component. */
export const router = {
  push: vi.fn(),
  replace: vi.fn(),
  refresh: vi.fn(),
  back: vi.fn(),
  prefetch: vi.fn(),
}

export const useRouter = () => router
export const usePathname = () => window.location.pathname
export const useSearchParams = () => new URLSearchParams(window.location.search)
