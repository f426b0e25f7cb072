import { keepTraces } from './lib/read.ts'

// Runs in the browser before any page does. The layout says whether the desk keeps traces.
keepTraces(document.documentElement.dataset['trace'] === 'on')
