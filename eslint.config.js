import nextPlugin from '@next/eslint-plugin-next'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { oneTextChild } from './scripts/lint/one-text-child.mjs'
import { untranslated } from './scripts/lint/untranslated.mjs'

// Making a format takes far longer than using it, and a screen is drawn often.
const noNewDateFormat = [
  "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
].map((selector) => ({
  selector,
  message: 'Use dateFormat of lib/date-format.ts, which makes each format once.',
}))

const noOwnStandIn = [
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name='mock']",
    message:
      'Component tests share their modules: what is replaced is replaced for all, in tests/components/setup.ts.',
  },
]

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one idea has one name everywhere.',
}
const noBareClock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time from the injected clock.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the time from the injected clock.',
  },
  { selector: "CallExpression[callee.name='Date']", message: 'Take the time from the injected clock.' },
]

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data*/**',
      '.screens/**',
      'playwright-report/**',
      'test-results/**',
      'next-env.d.ts',
      '**/*.gen.ts',
      'tests/contract/client/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport],
      // Comments alone: prettier sets the width of code.
      'max-len': [
        'error',
        {
          code: 1000,
          comments: 110,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // None of our methods reads `this`, so taking a method out of its object is safe.
      '@typescript-eslint/unbound-method': 'off',
      // Interfaces and server actions require promises even where nothing is awaited.
      '@typescript-eslint/require-await': 'off',
      // An event handler may start asynchronous work, which must handle its own failures.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['gateway/**/*.ts'],
    ignores: ['gateway/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noBareClock] },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'lib/**/*.ts'],
    ignores: ['lib/date-format.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noNewDateFormat] },
  },
  {
    files: ['tests/components/**'],
    ignores: ['tests/components/setup.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noOwnStandIn] },
  },
  {
    files: [
      'app/**',
      'components/**',
      'lib/**',
      'server/**',
      'gateway/**',
      'contract/**',
      'pdf/**',
      'desk/**',
      'program/**',
      'telemetry/**',
      'text/**',
    ],
    // What an operator calls answers on the console.
    ignores: ['{gateway,server}/commands/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, '@next/next': nextPlugin },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...nextPlugin.configs.recommended.rules,
      ...nextPlugin.configs['core-web-vitals'].rules,
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: ['components/ui/link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'next/link',
          importNames: ['default'],
          message: 'Use Link of components/ui/link.tsx: it requests a page when somebody is near the link.',
        },
      ],
    },
  },
  {
    // What a browser's translation does to text, and why this keeps the screens alive: see the rule.
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    plugins: { desk: { rules: { 'one-text-child': oneTextChild, untranslated } } },
    rules: { 'desk/one-text-child': 'error', 'desk/untranslated': 'error' },
  },
  {
    // Files whose tools require a default export.
    files: ['app/**/*.{ts,tsx}', '**/*.config.ts', 'tests/setup/global.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
