import { configure } from '@testing-library/react';

/** How long a test waits for what a screen shows: the library's own second is short on a machine that has other work. */
configure({ asyncUtilTimeout: 15_000 });
