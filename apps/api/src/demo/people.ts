/** The demo accounts; one password for all, printed at the start. */
export const DEMO_PASSWORD = "dryrun demo 2026";

export const DEMO_ADMIN = { fullName: "Meera Iyer", email: "admin@dryrun.example" };

export const DEMO_EMPLOYERS = [
  { fullName: "Kavita Menon", email: "kavita@sahyadri.example", company: "Sahyadri Analytics" },
  { fullName: "Imran Qureshi", email: "imran@bluepeak.example", company: "BluePeak Retail" },
] as const;

export interface DemoStudent {
  fullName: string;
  email: string;
  phone: string;
  city: string;
  skills: string[];
  hasPassed: boolean;
  /** Years in the first job; 0: no work experience yet. */
  years: number;
}

const student = (
  fullName: string,
  phone: string,
  city: string,
  skills: string,
  hasPassed: boolean,
  years: number,
): DemoStudent => ({
  fullName,
  email: `${fullName.split(" ")[0]?.toLowerCase()}@student.example`,
  phone,
  city,
  skills: skills.split(", "),
  hasPassed,
  years,
});

export const DEMO_STUDENTS: readonly DemoStudent[] = [
  student("Asha Verma", "9876501234", "Bengaluru", "SQL, Excel, Power BI, Python", true, 2),
  student("Rohan Kulkarni", "9820044556", "Pune", "Excel, VBA, SQL, Tally", true, 3),
  student("Fatima Sheikh", "9811122233", "Hyderabad", "Power BI, DAX, SQL", true, 1),
  student("Arjun Nair", "9744412345", "Kochi", "SQL, Tableau, Excel", true, 0),
  student("Priya Deshmukh", "9922033445", "Nagpur", "Excel, Power Query, SQL", true, 4),
  student("Karthik Subramanian", "9840055667", "Chennai", "SQL, Python, Power BI", true, 2),
  student("Neha Gupta", "9999012345", "New Delhi", "Excel, SQL, Google Sheets", false, 1),
  student("Sourav Banerjee", "9830011223", "Kolkata", "VBA, Excel, Access", false, 5),
  student("Divya Reddy", "9700023456", "Hyderabad", "Power BI, SQL, Excel", false, 0),
  student("Manpreet Kaur", "9815067890", "Chandigarh", "Excel, SQL", false, 0),
];
