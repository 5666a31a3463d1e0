import { testAccessibility } from '../support/access.ts';

testAccessibility('desktop');
