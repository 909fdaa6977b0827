/** A company of the demo data, with the vocabulary of its work. */
export interface DemoEmployer {
  fullName: string;
  email: string;
  phone: string;
  company: string;
  website: string;
  /** For example "a chain of 140 stores". */
  about: string;
  cities: readonly string[];
  /** Words for the texts of its jobs: its data, their locations, and their readers. */
  records: string;
  places: string;
  readers: string;
  benefits: readonly string[];
}

export const DEMO_EMPLOYERS = [
  {
    fullName: "Kavita Menon",
    email: "kavita@sahyadri.example",
    phone: "9822011223",
    company: "Sahyadri Analytics",
    website: "https://sahyadri.example",
    about: "We are 60 analysts in Pune who build reporting for retailers and manufacturers.",
    cities: ["Pune, Maharashtra", "Nagpur, Maharashtra", "Remote, India"],
    records: "sales and stock lines",
    places: "client warehouses",
    readers: "category managers",
    benefits: [
      "Health cover for you and your parents",
      "A learning budget of ₹25,000 a year",
      "Two days a week from home",
    ],
  },
  {
    fullName: "Imran Qureshi",
    email: "imran@bluepeak.example",
    phone: "9845022334",
    company: "BluePeak Retail",
    website: "https://bluepeak.example",
    about: "BluePeak runs 140 neighbourhood stores in the south and sells the rest of its range online.",
    cities: ["Bengaluru, Karnataka", "Mysuru, Karnataka", "Kochi, Kerala"],
    records: "order lines",
    places: "stores",
    readers: "buyers",
    benefits: ["Health cover", "Store discount of 15%", "Festival bonus"],
  },
  {
    fullName: "Lakshmi Narayanan",
    email: "lakshmi@kaverifin.example",
    phone: "9840033445",
    company: "Kaveri Finserv",
    website: "https://kaverifin.example",
    about: "Kaveri lends to small businesses: 90,000 loans, 45 branches, a book of ₹2,100 crore.",
    cities: ["Chennai, Tamil Nadu", "Coimbatore, Tamil Nadu", "Visakhapatnam, Andhra Pradesh"],
    records: "loans and repayments",
    places: "branches",
    readers: "credit officers",
    benefits: ["Health and accident cover", "Variable pay up to 12%", "Exam fees paid for CFA and FRM"],
  },
  {
    fullName: "Anil Reddy",
    email: "anil@neemhealth.example",
    phone: "9700044556",
    company: "Neem Health",
    website: "https://neemhealth.example",
    about: "Neem runs 32 clinics and four diagnostic laboratories in Telangana and Andhra Pradesh.",
    cities: ["Hyderabad, Telangana", "Remote, India", "Bhubaneswar, Odisha"],
    records: "visits and lab results",
    places: "clinics",
    readers: "clinic heads",
    benefits: ["Free check-ups for the family", "Five-day week", "Crèche near the office"],
  },
  {
    fullName: "Farah Khan",
    email: "farah@dakshinlog.example",
    phone: "9820055667",
    company: "Dakshin Logistics",
    website: "https://dakshinlog.example",
    about: "Dakshin moves parcels and cold goods: 4,000 vehicles, 210 hubs, a delivery every two seconds.",
    cities: ["Mumbai, Maharashtra", "Ahmedabad, Gujarat", "Surat, Gujarat"],
    records: "shipments",
    places: "hubs",
    readers: "control-room managers",
    benefits: ["Health cover", "Company transport from six places", "Night-shift allowance where it applies"],
  },
  {
    fullName: "Rajat Malhotra",
    email: "rajat@vindhyamotors.example",
    phone: "9811066778",
    company: "Vindhya Motors",
    website: "https://vindhyamotors.example",
    about: "Vindhya sells and services two-wheelers through 380 dealers in the north.",
    cities: ["Gurugram, Haryana", "Noida, Uttar Pradesh", "Jaipur, Rajasthan", "Lucknow, Uttar Pradesh"],
    records: "sales, services and warranty claims",
    places: "dealers",
    readers: "the zonal heads",
    benefits: ["Health cover for the family", "Two-wheeler at cost", "Yearly bonus"],
  },
] as const satisfies readonly DemoEmployer[];

/** Colleagues in the company of an employer above. */
export const DEMO_COLLEAGUES = [
  { employer: 0, role: "recruiter", fullName: "Rohan Kulkarni", email: "rohan@sahyadri.example", phone: "9822011334" },
  { employer: 0, role: "manager", fullName: "Meera Joshi", email: "meera@sahyadri.example", phone: "9822011445" },
] as const;
