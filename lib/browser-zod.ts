import { z } from 'zod'

// In the browser zod must not try whether it may compile its schemas: the page's policy forbids that, and every try would be
// reported as a violation. On the server it may. Imported for its effect by screens that check forms.
if (typeof window !== 'undefined') z.config({ jitless: true })
