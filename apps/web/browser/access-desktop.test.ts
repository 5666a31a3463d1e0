import { testScreens } from './support/access.ts';

testScreens('desktop');
